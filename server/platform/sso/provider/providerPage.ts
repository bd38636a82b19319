import { brand } from '#domain/brand.ts';
import { createNonce } from '#server/platform/http/nonce.ts';
import { html, type Html } from '#server/platform/markup/html.ts';
import { providerStyle } from './providerStyle.ts';

export const providerTitle = `${brand.singleSignOnName} (sample identity provider)`;

export interface ProviderPage {
  readonly text: string;
  /** Content security policy: no script, and forms only to this origin. */
  readonly policy: string;
}

export function renderProviderPage(body: Html, prefix = ''): ProviderPage {
  const nonce = createNonce();
  const { html: text } = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${prefix + providerTitle}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <style nonce="${nonce}">
          ${{ html: providerStyle }}
        </style>
      </head>
      <body>
        <header>${brand.singleSignOnName}</header>
        <main>${body}</main>
      </body>
    </html>`;
  const policy = [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    "img-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
  return { text, policy: policy.join('; ') };
}

/** Renders the page that says why a log-in failed and leads back to the product. */
export function renderRefusalPage(reason: string): ProviderPage {
  return renderProviderPage(
    html`<h1>${providerTitle}</h1>
      <p role="alert">This log-in cannot go on: ${reason}</p>
      <p><a href="/login">Back to ${brand.marketplaceName}</a></p>`,
    'Error: ',
  );
}
