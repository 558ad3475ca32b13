/** Creates one object per set of options: constructing an `Intl` format takes much longer than formatting with it. */
export function cached<Options, Made>(make: (options: Options) => Made): (options: Options) => Made {
  const cache = new Map<string, Made>();
  return (options) => {
    const key = JSON.stringify(options);
    const made = cache.get(key) ?? make(options);
    cache.set(key, made);
    return made;
  };
}
