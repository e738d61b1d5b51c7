import { beforeEach, expect, test, vi } from 'vitest';
import { dismissErrors, dismissOfOtherPerson, dismissToast, readToasts, toast, toastMs } from './toast.ts';

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

const action = { label: 'Undo', run: () => undefined };

test('S9.02 a toast with something to press ends like others, only later; what is told once stays until it is answered', () => {
  toast.info('Saved');
  toast.info('It was stopped', action);
  toast.lasting('A newer version is ready', action);
  expect(readToasts().map((note) => toastMs(note, 5000))).toEqual([5000, 10_000, undefined]);
});

test('S9.02 what one person was told is gone when another works here, but not what says that', () => {
  toast.lasting('A newer version is ready', action);
  toast.info('Paracetamol was stopped', action);
  vi.runAllTimers();
  toast.info('You are in the profile of Omar');
  dismissOfOtherPerson();
  expect(texts()).toEqual(['A newer version is ready', 'You are in the profile of Omar']);
});
