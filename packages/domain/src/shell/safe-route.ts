const longest = 512;

/** One slash first, then printable ASCII without a backslash: browsers drop tabs and line ends, and take a backslash for a slash. */
const sameOriginPath = /^\/[!-[\]-~]*$/;

/** S2.06: the path of `routeToNavigate` when it stays on this origin, else undefined. Whatever could read as another host is refused. */
export function safeRoute(path: string | undefined): string | undefined {
  if (path === undefined || path.length > longest) return undefined;
  return sameOriginPath.test(path) && !path.includes('//') ? path : undefined;
}
