/** The part of it that is used; the package brings no types. */
declare module 'heic-decode' {
  type Decoded = { readonly width: number; readonly height: number; readonly data: Uint8ClampedArray<ArrayBuffer> };
  type Undecoded = { readonly width: number; readonly height: number; readonly decode: () => Promise<Decoded> };
  const decoder: {
    /** The pictures of a file, none of them decoded. @throws when it is no HEIC */
    readonly all: (file: { readonly buffer: Uint8Array }) => Promise<readonly Undecoded[]>;
  };
  export default decoder;
}
