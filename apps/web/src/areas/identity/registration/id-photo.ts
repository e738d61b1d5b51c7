import * as m from '#paraglide/messages.js';

const largestBytes = 10 * 1024 * 1024;

/** What can be said of a file before it is sent; whether it really is a picture the server finds out. */
export const photoError = (file: Pick<File, 'type' | 'size'>): (() => string) | undefined => {
  if (!file.type.startsWith('image/') || file.type.startsWith('image/svg')) return m.identity_photo_no_image;
  return file.size > largestBytes ? m.identity_photo_too_large : undefined;
};

let chosen: File | undefined;

/** The photo that was chosen, in memory alone: it goes from the form to the screen of the code and survives no reload. */
export const chosenPhoto = (): File | undefined => chosen;

export const choosePhoto = (file: File | undefined): void => {
  chosen = file;
};
