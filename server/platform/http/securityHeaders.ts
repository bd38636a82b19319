import type { Settings } from '#server/platform/settings/settings.ts';

/** What the product never asks a browser for, switched off for whatever might run in its pages. */
const unusedFeatures = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/**
 * Borne by every answer (OWASP ASVS 5.0, 3.4). HSTS leaves subdomains out: the owner's other hosts are not
 * ours. The resource policy does not concern the origins of CORS_ORIGINS, which read by CORS.
 */
export const securityHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
  'referrer-policy': 'no-referrer',
  'strict-transport-security': `max-age=${2 * 365 * 24 * 60 * 60}`,
  'x-content-type-options': 'nosniff',
};

/** Sources that let the inline parts of a page run: hashes, or a nonce. */
interface InlineSources {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** The content security policy of an HTML answer, in place of the one that allows nothing. */
export function pagePolicy(settings: Settings, { scripts, styles }: InlineSources): string {
  return policyText({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts, ...mapsScript(settings)],
    'style-src': ["'self'", ...styles],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'media-src': ["'self'"],
    'connect-src': ["'self'", ...calledOrigins(settings)],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'", ...settings.frameAncestors],
  });
}

function policyText(directives: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** The one file of the maps service, and no other of its origin. */
function mapsScript({ mapsScriptUrl }: Settings): string[] {
  if (mapsScriptUrl === null) return [];
  // A policy names no query, and a path in it ends at a semicolon or comma.
  const { origin, pathname } = new URL(mapsScriptUrl);
  return [origin + pathname.replaceAll(';', '%3B').replaceAll(',', '%2C')];
}

/** Where else the browser may send calls; Vite tells it of changed sources over a web socket. */
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
