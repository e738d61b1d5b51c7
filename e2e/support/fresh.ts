import { rmSync } from 'node:fs';

/** Begins anew: the server that starts after this meets an empty data folder, and so the demo hospital as on its first day. */
const folder = process.env['BALSAM_DATA_DIR'];
if (!folder) throw new Error('BALSAM_DATA_DIR must name the data folder of the run');
rmSync(folder, { recursive: true, force: true });
