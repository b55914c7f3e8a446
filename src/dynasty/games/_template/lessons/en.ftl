# The lessons of the Tea House in English.

lesson-first = Your first cup of tea
lesson-first-promise = You’ll learn how a day in the Tea House works: choose a favourite, choose your hour, serve a guest.
lesson-first-welcome = Welcome to the Tea House! Guests come and go, and you earn a tip from each guest you serve. Here are three guest cards. One of them will be your favourite. Serve that guest, and you score 3 extra coins.
lesson-first-aside = The merchant tips well and drinks only 2 leaves, so he’s a good favourite. Let the two others go. Set the courier aside first.
lesson-first-aside-no-merchant = Keep the merchant: 4 coins now and 3 more at the end.
lesson-first-aside-too = And now the monk. You keep the merchant, and Orange can’t see it.
lesson-first-aside-too-no-merchant = Keep the merchant: 4 coins now and 3 more at the end.
lesson-first-hour = What luck: the merchant is in the row! You need 2 leaves and have 1. Everyone chooses an hour in secret. Early hours act first, and late ones give leaves. Rise at noon.
lesson-first-hour-ask = What does noon give you?
lesson-first-hour-answer-1 = Nothing but an early turn
lesson-first-hour-answer-2 = One leaf
lesson-first-hour-answer-3 = Two leaves
lesson-first-hour-because = One leaf. With the one you have, that makes 2. Dawn gives none and dusk gives 2, but at dusk you act late.
lesson-first-hour-no-dawn = At dawn you’d act first, but with 1 leaf. The merchant wants 2.
lesson-first-order = Everyone reveals their hour. Orange rises at dusk, for 2 leaves. The earlier hour acts first. If the hours are the same, the poorer player goes first, and then the one with the earlier seat. It’s your turn.
lesson-first-serve = You have 2 leaves, and your favourite is waiting. Serve the merchant before Orange does.
lesson-first-serve-no-crier = The crier sends guests away. Yours is right here, so serve the merchant.
lesson-first-serve-no-other = You could. But Orange is next and would take the merchant from you.
lesson-first-orange = Orange served the tea master, who tips even better, and new guests have come. Without enough leaves, you pick one in the garden instead.
lesson-first-end = Now you know it all. There are two days left, and from now on Orange chooses freely. The table is yours!
