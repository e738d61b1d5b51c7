import { rmSync } from 'node:fs';
import path from 'node:path';

/** A run begins with what the server left last time gone, so that it meets the demo hospital as it is on the first day. */
export default function globalSetup(): void {
  rmSync(path.join(import.meta.dirname, 'test-results'), { recursive: true, force: true });
}
