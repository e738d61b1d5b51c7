declare module '*/.dependency-cruiser.mjs' {
  import type { IConfiguration } from 'dependency-cruiser';

  const boundaries: {
    readonly forbidden: readonly { readonly name: string }[];
    readonly options: NonNullable<IConfiguration['options']>;
  };
  export default boundaries;
}

declare module '*/.dependency-cruiser.folders.mjs' {
  import type { IConfiguration } from 'dependency-cruiser';

  const boundaries: {
    readonly forbidden: readonly { readonly name: string }[];
    readonly options: NonNullable<IConfiguration['options']>;
  };
  export default boundaries;
}
