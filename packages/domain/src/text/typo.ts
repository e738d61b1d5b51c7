/** Whether one slip makes `a` into `b`: a letter more, a letter less, another letter, or two neighbours swapped. Equal words pass too. */
export function withinOneTypo(a: string, b: string): boolean {
  if (a.length > b.length) return withinOneTypo(b, a);
  if (b.length - a.length > 1) return false;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  if (at === b.length) return true;
  if (a.length < b.length) return a.slice(at) === b.slice(at + 1);
  const swapped = a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2);
  return swapped || a.slice(at + 1) === b.slice(at + 1);
}
