/** Whether all rounds and all strings are tried (`npm run test:full`), and not a share of them. */
export const isFull: boolean = process.env['BALSAM_TEST_FULL'] === '1';
