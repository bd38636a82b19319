import { brand } from '#domain/brand.ts';
import { formatDateTime } from '#domain/dateTime.ts';
import { html, type Html } from '#server/platform/markup/html.ts';
import type { OutboxMail } from './outbox.ts';

const style: Html = {
  html: `
body { margin: 0; background: #eceff1; color: #1a2433; font: 16px/24px "Open Sans", "Helvetica Neue", Arial, sans-serif; }
main { max-width: 960px; margin: 0 auto; padding: 32px 16px 48px; }
h1 { margin: 0 0 8px; font-size: 32px; line-height: 40px; font-weight: 600; }
p { margin: 0 0 24px; color: #596673; }
a { color: #2a7099; }
ul { margin: 0; padding: 0; list-style: none; border-radius: 8px; background: #ffffff; }
li { padding: 16px 24px; overflow-wrap: anywhere; }
li + li { border-top: 1px solid #dbe1e6; }
h2 { margin: 0; font-size: 16px; line-height: 24px; font-weight: 600; }
.facts { margin: 0; font-size: 14px; line-height: 20px; }
@media (prefers-color-scheme: dark) {
  body { background: #0f1822; color: #e8eef4; }
  p { color: #a6b4c1; }
  a { color: #82c1e8; }
  ul { background: #17222e; }
  li + li { border-color: #2b3948; }
}
`,
};

/** The list of mails as a page that needs no script; its one style element bears the nonce. */
export function outboxPage(mails: readonly OutboxMail[], nonce: string): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>Outbox - ${brand.marketplaceName}</title>
        <style nonce="${nonce}">
          ${style}
        </style>
      </head>
      <body>
        <main>
          <h1>Outbox</h1>
          <p>
            Mails are kept here, because no mail server is set up. The newest come first; reload the page to
            see later ones.
          </p>
          ${
            mails.length === 0
              ? html`<p>There are no mails yet.</p>`
              : html`<ul>
                  ${mails.map(entry)}
                </ul>`
          }
        </main>
      </body>
    </html> `.html;
}

/** Times are UTC: the page runs no code that could ask for the reader's time zone. */
function entry({ id, toName, toAddress, subject, sentAt }: OutboxMail): Html {
  const sent = sentAt.toISOString();
  const address = `/__outbox/${id}`;
  return html`<li>
    <h2><a href="${address}">${subject}</a></h2>
    <p class="facts">
      To ${toName === '' ? toAddress : `${toName} (${toAddress})`},
      <time datetime="${sent}">${formatDateTime(sent, 'UTC')} UTC</time>,
      <a href="${address}/text" aria-label="${subject}, as text">as text</a>
    </p>
  </li> `;
}
