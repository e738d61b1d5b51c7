/** Hands a file to the browser's downloads under a name. */
export const saveFile = (file: Blob, name: string): void => {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has begun with the click; the address may go once the browser has taken it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};
