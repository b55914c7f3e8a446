# The lessons of the Tea House in English.

lesson-first = Your first cup of tea
lesson-first-promise = Afterwards you know how a day in the Tea House goes: choose a favourite, choose your hour, serve a guest.
lesson-first-welcome = Welcome to the Tea House! Guests come and go; whoever serves them earns their tips. Before you lie three cards of guests. One of them will be your favourite: serve that guest, and you score three coins more.
lesson-first-aside = The merchant tips well and drinks only two leaves: a good favourite. So let the two others go. Set the courier aside first.
lesson-first-aside-no-merchant = Keep the merchant: four coins now and three more at the end.
lesson-first-aside-too = And now the monk. What stays with you is the merchant, and Orange cannot see it.
lesson-first-aside-too-no-merchant = Keep the merchant: four coins now and three more at the end.
lesson-first-hour = What luck: the merchant is in the row! You need two leaves and have one. Everybody chooses an hour in secret. Early hours act first, late ones bring leaves. Rise at noon.
lesson-first-hour-ask = What does noon bring you?
lesson-first-hour-answer-1 = Nothing but an early turn
lesson-first-hour-answer-2 = One leaf
lesson-first-hour-answer-3 = Two leaves
lesson-first-hour-because = One leaf: with yours, that makes two. Dawn brings none, dusk two, but at dusk you act late.
lesson-first-hour-no-dawn = At dawn you would act first, but with one leaf. The merchant wants two.
lesson-first-order = The hours are shown. Orange has risen at dusk, for two leaves. The earlier hour acts first; of two equals the poorer one, then the one who sits first. It is your turn.
lesson-first-serve = Two leaves in hand, and your favourite waits. Serve the merchant before Orange does.
lesson-first-serve-no-crier = The crier sends guests away. Yours is right here: serve the merchant.
lesson-first-serve-no-other = Possible; but Orange is next and would take the merchant from you.
lesson-first-orange = Orange has served the tea master, who tips even better. New guests have come. Whoever lacks leaves picks one in the garden instead.
lesson-first-end = You know it all now. Two days are left, and Orange plays on alone. The table is yours!
