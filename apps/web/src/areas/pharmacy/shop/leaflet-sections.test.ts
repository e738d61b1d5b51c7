import { expect, test } from 'vitest';
import { sectionsOf } from './leaflet-sections.ts';

test('each heading holds what follows it, and what comes first has none', () => {
  expect(sectionsOf('First.\n\n## How to use it\nWith water.\n\nOnce a day.\n\n## Warnings\nKeep it away.')).toEqual([
    { title: '', paragraphs: ['First.'] },
    { title: 'How to use it', paragraphs: ['With water.', 'Once a day.'] },
    { title: 'Warnings', paragraphs: ['Keep it away.'] },
  ]);
  expect(sectionsOf('')).toEqual([]);
});
