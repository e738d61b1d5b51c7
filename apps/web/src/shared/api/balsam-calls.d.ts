declare module 'virtual:balsam-calls' {
  /** Method and whole path of every call, by module: all of the contract that the browser needs to carry. */
  const calls: Readonly<Record<string, Readonly<Record<string, readonly [method: string, path: string]>>>>;
  export default calls;
}
