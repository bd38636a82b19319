declare module 'fs-native-extensions' {
  /** Takes an exclusive lock on a byte range of an open file; false where another holds it. */
  export function tryLock(fd: number, offset: number, length: number): boolean;
}
