import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { Room } from './light.ts';
import { draw } from './picture.ts';
import { clinic } from './rooms/clinic.ts';
import { lobby } from './rooms/lobby.ts';
import { pharmacy } from './rooms/pharmacy.ts';
import { waiting } from './rooms/waiting.ts';
import { ward } from './rooms/ward.ts';

/** Draws the rooms of the virtual tour: `npm run panoramas -- [room...] [--sketch]`. A picture takes some minutes, a sketch seconds. */
const rooms: Readonly<Record<string, () => Room>> = { lobby, waiting, clinic, pharmacy, ward };
const folder = new URL('../../apps/web/src/assets/tour/', import.meta.url);

const words = process.argv.slice(2);
const isSketch = words.includes('--sketch');
const named = words.filter((word) => !word.startsWith('--'));
const [width, quality] = isSketch
  ? [1024, { width: 256, samples: 12, bounces: 1 }]
  : [4096, { width: 768, samples: 36, bounces: 2 }];
/** What is sent first, and what follows it. */
const sizes = isSketch
  ? [['sketch', 1024, 60] as const]
  : ([
      ['small', 1024, 42],
      ['large', 4096, 50],
    ] as const);

for (const [name, room] of Object.entries(rooms)) {
  if (named.length > 0 && !named.includes(name)) continue;
  const bytes = draw(room(), width, quality);
  const picture = sharp(bytes, { raw: { width, height: width / 2, channels: 3 } });
  for (const [size, wide, level] of sizes) {
    const webp = await picture
      .clone()
      .resize(wide)
      .webp({ quality: level + 28, effort: 6, smartSubsample: true })
      .toBuffer();
    await writeFile(new URL(`${name}-${size}.webp`, folder), webp);
    process.stdout.write(`${name}-${size}.webp ${Math.round(webp.length / 1024)} kB\n`);
  }
}
