import * as v from 'valibot';
import { storedFunnelRunsSchema } from '#domain/funnelStep.ts';
import { leadsSchema } from '#domain/lead.ts';
import { limits } from '#domain/limits.ts';
import { categoryEntriesSchema, partnerListSchema } from '#domain/marketplace.ts';
import { profileDraftSchema } from '#domain/profileDraft.ts';
import { productRequestDraftSchema } from '#domain/productRequestDraft.ts';
import { registerLinkPlaceSchema } from '#domain/registerPlace.ts';
import { registrationDraftSchema } from '#domain/registrationDraft.ts';
import { userInfoSchema } from '#domain/userInfo.ts';
import { parseJson } from './parseJson.ts';

/** A token that fits into a header: visible ASCII. */
const tokenSchema = v.pipe(v.string(), v.maxLength(limits.tokenLength), v.regex(/^[\x21-\x7e]+$/));

/** Schemas of stored values of the signed-in person, which are removed with the session. */
const personalSchemas = {
  accessToken: tokenSchema,
  refreshToken: tokenSchema,
  /** Id of the session if its access token contains none. */
  sessionId: v.string(),
  userInfo: userInfoSchema,
  userInfoRefreshed: v.boolean(),
  partnerList: partnerListSchema,
  pendingLeads: leadsSchema,
  categories: categoryEntriesSchema,
  registrationDraft: registrationDraftSchema,
  profileDraft: profileDraftSchema,
  productRequestDraft: productRequestDraftSchema,
  errorList: v.array(v.object({ at: v.string(), message: v.string(), reference: v.string() })),
};

const addressSchema = v.pipe(v.string(), v.maxLength(limits.urlLength), v.url());

/** Browser values that outlive the session: the collapsed menu, and addresses that replace the configured ones. */
const browserSchemas = {
  menuCollapsed: v.boolean(),
  apiBaseUrl: addressSchema,
  graphqlUrl: addressSchema,
  mapsScriptUrl: addressSchema,
};

const tabSchemas = { funnelRuns: storedFunnelRunsSchema, registerPressed: registerLinkPlaceSchema };

/** The shapes of all values in the browser's storage, by key (contract, "Tokens and storage"). */
const schemas = { ...personalSchemas, ...browserSchemas, ...tabSchemas };

export type StorageKey = keyof typeof schemas;
type Stored<Key extends StorageKey> = v.InferOutput<(typeof schemas)[Key]>;

/** Values that are stored unchanged; all others are stored as JSON. */
const rawKeys: ReadonlySet<StorageKey> = new Set(['accessToken', 'refreshToken', 'sessionId']);

export type BrowserStorage = ReturnType<typeof createStorage>;

/** Creates the only access to the browser's storage. Refused values (full, forbidden) stay in this tab's memory. */
export function createStorage(browser: Pick<Window, 'localStorage' | 'sessionStorage'>) {
  const memory = new Map<StorageKey, string>();
  const areaOf = (key: StorageKey) => (key in tabSchemas ? browser.sessionStorage : browser.localStorage);

  function readText(key: StorageKey): string | null {
    const kept = memory.get(key);
    if (kept !== undefined) return kept;
    try {
      return areaOf(key).getItem(key);
    } catch {
      return null;
    }
  }

  function remove(key: StorageKey): void {
    memory.delete(key);
    try {
      areaOf(key).removeItem(key);
    } catch {
      // Forbidden storage has nothing to remove.
    }
  }

  return {
    /** Returns the value; null if it is absent or invalid. An invalid value is removed. */
    read: <Key extends StorageKey>(key: Key): Stored<Key> | null => {
      const text = readText(key);
      if (text === null) return null;
      const value = rawKeys.has(key) ? text : parseJson(text);
      const parsed = v.safeParse(schemas[key], value);
      if (parsed.success) return parsed.output;
      remove(key);
      return null;
    },
    write: <Key extends StorageKey>(key: Key, value: Stored<Key>): void => {
      const text = typeof value === 'string' && rawKeys.has(key) ? value : JSON.stringify(value);
      try {
        areaOf(key).setItem(key, text);
        memory.delete(key);
      } catch {
        // The old value is out of date, so other tabs must not find it.
        remove(key);
        memory.set(key, text);
      }
    },
    remove,
    /** Drops the values that the browser refused to store, which only this tab has in memory. */
    forgetOwn: () => memory.clear(),
    /** Whether stored values survive a reload; false if the browser refuses storage. */
    isLasting: canKeep(browser),
    /** Removes all values of the person, except the one with the key `kept`. */
    clear: (kept?: StorageKey): void => {
      for (const key of Object.keys(personalSchemas) as StorageKey[]) if (key !== kept) remove(key);
    },
  };
}

function canKeep(browser: Pick<Window, 'localStorage'>): boolean {
  try {
    browser.localStorage.setItem('trial', 'trial');
    browser.localStorage.removeItem('trial');
    return true;
  } catch {
    return false;
  }
}
