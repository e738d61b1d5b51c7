declare module 'virtual:balsam-calls' {
  /** Method and path of every call, by module: all of the contract that the browser needs to carry. */
  const calls: Readonly<Record<string, Readonly<Record<string, string>>>>;
  export default calls;
}
