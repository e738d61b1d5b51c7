import { afterEach, describe, expect, test } from 'vitest';
import { world } from '#test/world.ts';
import { importCodes } from './index.ts';

const w = await world();
const take = (...lines: string[]) => w.db.transaction().execute((tx) => importCodes(tx, lines.join('\r\n')));
const taken = async () =>
  w.db
    .selectFrom('icd10_code')
    .select(['code', 'title', 'title_ar'])
    .where('code', 'like', 'Y%')
    .orderBy('code')
    .execute();
afterEach(() => w.db.deleteFrom('icd10_code').where('code', 'like', 'Y%').execute());

const head = 'code,title,title_ar';
const fall = { code: 'Y90.1', title: 'Fall', title_ar: 'سقوط' };

describe('D9.01 a list of diagnoses is taken as spreadsheets write it', () => {
  test.each([
    ['with semicolons', 'code;title;title_ar', 'Y901;Fall;سقوط'],
    ['with bars and other columns between', 'Title AR|chapter|CODE|Title', 'سقوط|XX|Y90.1|Fall'],
    ['with tabs', 'code\ttitle\ttitle_ar', 'Y90.1\tFall\tسقوط'],
    ['with empty cells and lines at its end', `${head},,`, 'Y90.1,Fall,سقوط,,', ',,,,', ',,,,'],
  ])('%s', async (_, ...lines) => {
    expect(await take(...lines)).toEqual({ read: 1, added: 1, changed: 0, refused: [] });
    expect(await taken()).toEqual([fall]);
  });
  test('with a title over two lines, of which none is lost', async () => {
    expect((await take(head, '"Y90.1","Fall\r\nfrom a ladder","سقوط"', 'Y90.2,')).refused).toEqual([
      { line: 4, reason: 'Y90.2 has no title' },
    ]);
    expect(await taken()).toMatchObject([{ title: 'Fall from a ladder', title_ar: 'سقوط' }]);
  });
});

test('D9.01 a list in English alone takes no Arabic title away, and where there was none its own stands in both', async () => {
  await take(head, 'Y90.1,Fall,سقوط', 'Y90.2,Drowning,');
  const english = ['code,title', 'Y90.1,A fall', 'Y90.2,To drown'];
  expect(await take(...english)).toMatchObject({ changed: 2, refused: [] });
  expect(await taken()).toEqual([
    { code: 'Y90.1', title: 'A fall', title_ar: 'سقوط' },
    { code: 'Y90.2', title: 'To drown', title_ar: 'To drown' },
  ]);
  expect(await take(...english)).toMatchObject({ added: 0, changed: 0 });
});

describe('D9.01 what cannot be told of a list of diagnoses is refused with its line', () => {
  test('a title whose comma makes a cell more, which would stand in Arabic', async () => {
    expect(await take(head, 'Y90.1,Fall,سقوط', 'Y90.2,Fall, from a ladder,سقوط')).toMatchObject({
      added: 1,
      refused: [{ line: 3, reason: 'it has 4 cells, the head line 3' }],
    });
    expect(await taken()).toEqual([fall]);
  });
  test('a code that comes twice', async () => {
    expect(await take(head, 'Y90.1,Fall,سقوط', 'y901,Drowning,غرق')).toMatchObject({
      added: 1,
      refused: [{ line: 3, reason: 'Y90.1 comes twice' }],
    });
    expect(await taken()).toEqual([fall]);
  });
  test.each([
    ['a quotation mark that is never closed', [head, 'Y90.1,"Fall,سقوط'], 'line 2 cannot be read: a quotation mark'],
    ['two columns that are called alike', ['code,title,Title', 'Y90.1,Fall,Drop'], 'the column title comes twice'],
  ])('and the whole of it for %s', async (_, lines, message) => {
    await expect(take(...lines)).rejects.toThrow(message);
  });
});
