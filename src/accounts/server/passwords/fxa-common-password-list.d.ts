declare module 'fxa-common-password-list' {
  /** `password` in lower case. */
  const list: { test(password: string): boolean }
  // biome-ignore lint/style/noDefaultExport: this is how that package, in CommonJS, arrives.
  export default list
}
