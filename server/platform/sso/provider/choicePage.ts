import { brand } from '#domain/brand.ts';
import { limits } from '#domain/limits.ts';
import { roleNames } from '#domain/role.ts';
import { html, type Html } from '#server/platform/markup/html.ts';
import { samplePeople, type SamplePerson } from '#server/platform/sample/samplePeople.ts';
import type { Account } from './accounts.ts';
import { renderProviderPage, providerTitle } from './providerPage.ts';

/** Typed values of the form "Somebody else". */
export interface EnteredAccount extends Account {
  /** Error message of the address; empty if the address is valid. */
  readonly error: string;
}

/** Renders the page on which a person chooses whom to log in as; there are no passwords. */
export function choicePage(hasSamplePeople: boolean, typed: EnteredAccount | null) {
  return renderProviderPage(
    html`<h1>${providerTitle}</h1>
      <p>
        Stands in for a real identity provider while ${brand.marketplaceName} is tried out. It asks for no
        password: choose who to continue as.
      </p>
      ${hasSamplePeople ? sampleForm() : ''}
      <h2>Somebody else</h2>
      ${otherForm(typed)}
      <hr />
      <form method="post">
        <button name="choice" value="cancel">Cancel</button>
      </form>`,
    typed ? 'Error: ' : '',
  );
}

function sampleForm(): Html {
  return html`<h2 id="people">Sample people</h2>
    <form method="post">
      <input type="hidden" name="confirmed" value="on" />
      <ul aria-labelledby="people">
        ${samplePeople.map((person) => html`<li>${personButton(person)}</li>`)}
      </ul>
    </form>`;
}

function personButton({ email, firstName, lastName, roleId, customer, invited }: SamplePerson): Html {
  const what = [invited ? 'Invited' : (roleNames[roleId] ?? ''), customer ?? ''].filter(Boolean).join(', ');
  return html`<button class="person" name="email" value="${email}">
    ${firstName} ${lastName}
    <span>${what}</span>
    <span>${email}</span>
  </button>`;
}

function otherForm(typed: EnteredAccount | null): Html {
  const { email = '', name = '', isConfirmed = true, error = '' } = typed ?? {};
  const described = error === '' ? '' : html`aria-invalid="true" aria-describedby="email-error" autofocus`;
  return html`<form method="post" novalidate>
    <div>
      <label for="email">Email</label>
      ${error === '' ? '' : html`<p class="error" id="email-error" role="alert">${error}</p>`}
      <input
        id="email"
        name="email"
        type="email"
        value="${email}"
        autocomplete="off"
        autocapitalize="none"
        spellcheck="false"
        aria-required="true"
        maxlength="${String(limits.emailLength)}"
        ${described}
      />
    </div>
    <div>
      <label for="name">Name (optional)</label>
      <input
        id="name"
        name="name"
        value="${name}"
        autocomplete="off"
        maxlength="${String(limits.personNameLength)}"
      />
    </div>
    <label class="check">
      <input type="checkbox" name="confirmed" ${isConfirmed ? html`checked` : ''} />
      This provider has confirmed the address
    </label>
    <button class="primary">Continue</button>
  </form>`;
}
