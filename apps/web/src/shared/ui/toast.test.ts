import { beforeEach, expect, test, vi } from 'vitest';
import { dismissErrors, dismissToast, readToasts, toast } from './toast.ts';

const texts = (): readonly string[] => readToasts().map(({ text }) => text);

beforeEach(() => {
  vi.useFakeTimers();
  for (const { id } of readToasts()) dismissToast(id);
});

test('S9.02 an error goes when something succeeds, what is said besides stays', () => {
  toast.error('The code is wrong');
  toast.info('Your profile is open');
  toast.success('Saved');
  expect(texts()).toEqual(['Your profile is open', 'Saved']);
});

test('S9.02 an error goes with the screen that it came on, the reason of the way itself does not', () => {
  toast.info('Your profile is open');
  toast.error('An older one');
  vi.runAllTimers();
  toast.error('The payment is not there any more');
  dismissErrors();
  expect(texts()).toEqual(['Your profile is open', 'The payment is not there any more']);
});
