// The hub in a shared worker, which lives as long as any page of this browser does.

import { Hub } from "./hub.js";

const [up, down] = ["up", "down"].map((way) => new BroadcastChannel(`live ${way} ${location.search}`));
if (self.EventSource) new Hub(up, down, true).lead();
