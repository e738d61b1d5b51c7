declare module '*/.dependency-cruiser.mjs' {
  import type { IConfiguration } from 'dependency-cruiser';

  const walls: {
    readonly forbidden: readonly { readonly name: string }[];
    readonly options: NonNullable<IConfiguration['options']>;
  };
  export default walls;
}
