import type { Settings } from '#server/platform/settings/settings.ts';

/** Browser features that the product never uses, separated by spaces. */
const unusedFeatures =
  'accelerometer autoplay browsing-topics camera display-capture encrypted-media geolocation gyroscope hid ' +
  'idle-detection magnetometer microphone midi payment screen-wake-lock serial usb xr-spatial-tracking';

/**
 * Headers of every response (OWASP ASVS 5.0, 3.4). HSTS excludes subdomains, since the domain's owner has other hosts.
 * The resource policy does not affect the origins of CORS_ORIGINS.
 */
export const securityHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': unusedFeatures
    .split(' ')
    .map((feature) => `${feature}=()`)
    .join(', '),
  'referrer-policy': 'no-referrer',
  'strict-transport-security': `max-age=${2 * 365 * 24 * 60 * 60}`,
  'x-content-type-options': 'nosniff',
};

/** Content security policy of an HTML response; `inline` allows the inline parts of the page by hashes or a nonce. */
export function createPageSecurityPolicy(
  settings: Settings,
  inline: { readonly scripts: readonly string[]; readonly styles: readonly string[] },
): string {
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inline.scripts, ...mapsScript(settings)],
    'style-src': ["'self'", ...inline.styles],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'media-src': ["'self'"],
    'connect-src': ["'self'", ...calledOrigins(settings)],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'", ...settings.frameAncestors],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** Returns the CSP source of the maps service's script, which allows no other file of its origin; or none. */
function mapsScript({ mapsScriptUrl }: Settings): string[] {
  if (mapsScriptUrl === null) return [];
  // A CSP source has no query, and its path ends at a semicolon or comma.
  const { origin, pathname } = new URL(mapsScriptUrl);
  return [origin + pathname.replaceAll(';', '%3B').replaceAll(',', '%2C')];
}

/** Returns the other origins that the browser may call, and Vite's web socket in development. */
function calledOrigins({
  mode,
  apiBaseUrl,
  graphqlUrl,
  analytics,
  mapsScriptUrl,
  apiOverrideOrigins,
}: Settings): Set<string> {
  const addresses = [apiBaseUrl, graphqlUrl, analytics?.endpoint ?? '', mapsScriptUrl ?? ''].filter(
    (address) => URL.canParse(address),
  );
  return new Set([
    ...addresses.map((address) => new URL(address).origin),
    ...apiOverrideOrigins,
    ...(mode === 'development' ? ['ws:'] : []),
  ]);
}
