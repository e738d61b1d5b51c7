/** Hands a file to the browser to keep. */
export const saveFile = (file: Blob, name: string): void => {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has begun by the next turn; the address may go then.
  setTimeout(() => URL.revokeObjectURL(address), 0);
};
