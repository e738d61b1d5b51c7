import type { Tx } from '../platform/db/types.ts';
import type { Seeding } from './seeding.ts';

export async function seedContent(_tx: Tx, _seeding: Seeding): Promise<void> {}
