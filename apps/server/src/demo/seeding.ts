/** What a part of the demo hospital is made from. Everything is dated relative to `now` and the same on every machine. */
export type Seeding = { readonly now: Date; readonly passwordHash: string; readonly secret: string };
