import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { share } from './share.ts';

const toast = vi.hoisted(() => ({ success: vi.fn<(text: string) => void>(), error: vi.fn<(text: string) => void>() }));
vi.mock('#shared/ui/toast.ts', () => ({ toast }));

const page = { title: 'Panadol', url: 'https://balsam.example/pharmacy/products/1' };
const messages = { done: 'Copied', failed: 'Not copied' };
const writeText = vi.fn<(text: string) => Promise<void>>();
const device = (sheet?: () => Promise<void>): void =>
  void vi.stubGlobal('navigator', { clipboard: { writeText }, ...(sheet && { share: sheet }) });

beforeEach(() => void writeText.mockResolvedValue());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

test('the device is asked first, and nothing is copied', async () => {
  const sheet = vi.fn<() => Promise<void>>().mockResolvedValue();
  device(sheet);
  await share(page, messages);
  expect(sheet).toHaveBeenCalledWith(page);
  expect(writeText).not.toHaveBeenCalled();
});

test('where the device shares with nothing, the address is copied', async () => {
  device();
  await share(page, messages);
  expect(writeText).toHaveBeenCalledWith(page.url);
  expect(toast.success).toHaveBeenCalledWith('Copied');
});

test('closing the sheet copies nothing', async () => {
  device(() => Promise.reject(new DOMException('closed', 'AbortError')));
  await share(page, messages);
  expect(writeText).not.toHaveBeenCalled();
});

test('a sheet that fails gives the address instead', async () => {
  device(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
  await share(page, messages);
  expect(writeText).toHaveBeenCalledWith(page.url);
});

test('what cannot be copied is said', async () => {
  device();
  writeText.mockRejectedValue(new Error('no'));
  await share(page, messages);
  expect(toast.error).toHaveBeenCalledWith('Not copied');
});
