/** A phone’s own format, 64 by 40 pixels. No browser and nothing here could write it, so it stands as it is. */
export const heic = Buffer.from(
  [
    'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAa1tZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5waXRtAAAAAAACAAAAEGlkYXQAAA',
    'AAAEAAKAAAADhpbG9jAQAAAERAAAIAAQAAAAAAAAHRAAEAAAAAAAAAQQACAAEAAAAAAAAAAQAAAAAAAAAIAAAAOGlpbmYAAAAAAAIAAAAVaW5mZQIAAAEAAQAAaHZjMQAA',
    'AAAVaW5mZQIAAAAAAgAAZ3JpZAAAAADYaXBycAAAALZpcGNvAAAAdmh2Y0MBA3AAAAAAAAAAAAAe8AD8/fj4AAAPAyAAAQAYQAEMAf//A3AAAAMAkAAAAwAAAwAeugJAIQ',
    'ABACpCAQEDcAAAAwCQAAADAAADAB6gIIEFlurkprm4EBAwIAAAAwAgAAADACEiAAEABkQBwXPAiQAAABRpc3BlAAAAAAAAAEAAAABAAAAAFGlzcGUAAAAAAAAAQAAAACgA',
    'AAAQcGl4aQAAAAADCAgIAAAAGmlwbWEAAAAAAAAAAgABAoECAAICA4QAAAAaaXJlZgAAAAAAAAAOZGltZwACAAEAAQAAAEltZGF0AAAAPSgBrwngIzV5f/s7//+YHyHliu',
    'Rmalf0zLgNdnX9RWW/rvx71D9VHigv6cL3gnpB5De9H/pSV/+5RorIJrg=',
  ].join(''),
  'base64',
);

/** A page of words under the name of a picture. */
export const noPicture = Buffer.from('<!doctype html><html><body>words</body></html>');

/** 64 by 40 green pixels, for uploads of which nobody looks at the content. */
export const smallPicture = {
  name: 'picture.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAEAAAAAoCAIAAADBrGu+AAAAPklEQVR42u3PQQkAAAgEsGtkJCPY/2cGn8JgBZaafi0CAgICAgICAgICAgICAgICAgICAgICAgICAgICAhcLob7iiHJhJEsAAAAASUVORK5CYII=',
    'base64',
  ),
};
