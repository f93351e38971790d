/** What announce.ts leaves for the loader; there only until the loader has taken it, and only in browsers that it supports. */
export type EarlyPresses = { earlyPresses?: Element[] };
