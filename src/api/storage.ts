import * as v from 'valibot';
import { funnelRunsSchema } from '#domain/funnelStep.ts';
import { leadsSchema } from '#domain/lead.ts';
import { limits } from '#domain/limits.ts';
import { categoryListSchema, partnerListSchema } from '#domain/marketplace.ts';
import { profileDraftSchema } from '#domain/profileDraft.ts';
import { productRequestDraftSchema } from '#domain/productRequestDraft.ts';
import { registerPlaceSchema } from '#domain/registerPlace.ts';
import { registrationDraftSchema } from '#domain/registrationDraft.ts';
import { userInfoSchema } from '#domain/userInfo.ts';
import { parseJson } from './parseJson.ts';

/** A token as it travels in a header: visible ASCII. */
const tokenSchema = v.pipe(v.string(), v.maxLength(limits.tokenLength), v.regex(/^[\x21-\x7e]+$/));

/** What belongs to the person who is logged in, and goes with them. */
const personalSchemas = {
  accessToken: tokenSchema,
  refreshToken: tokenSchema,
  /** Id of a session whose token names none. */
  sessionId: v.string(),
  userInfo: userInfoSchema,
  userInfoRefreshed: v.boolean(),
  partnerList: partnerListSchema,
  pendingLeads: leadsSchema,
  categories: categoryListSchema,
  registrationDraft: registrationDraftSchema,
  profileDraft: profileDraftSchema,
  productRequestDraft: productRequestDraftSchema,
  errorList: v.array(v.object({ at: v.string(), message: v.string(), reference: v.string() })),
};

const addressSchema = v.pipe(v.string(), v.maxLength(limits.urlLength), v.url());

/**
 * What belongs to the browser: whether the menu of the administration was left collapsed, and where the backends and
 * the maps service are, if not where the page says.
 */
const browserSchemas = {
  menuCollapsed: v.boolean(),
  apiBaseUrl: addressSchema,
  graphqlUrl: addressSchema,
  mapsScriptUrl: addressSchema,
};

/** What belongs to the tab, and goes with it. */
const tabSchemas = { funnelRuns: funnelRunsSchema, registerPressed: registerPlaceSchema };

/** What the browser keeps (contract, "Tokens and storage"), and the shape that a value read must have. */
const schemas = { ...personalSchemas, ...browserSchemas, ...tabSchemas };

export type StorageKey = keyof typeof schemas;
type Stored<Key extends StorageKey> = v.InferOutput<(typeof schemas)[Key]>;

/** Tokens are kept as they are, everything else as JSON. */
const rawKeys: ReadonlySet<StorageKey> = new Set(['accessToken', 'refreshToken', 'sessionId']);

export interface BrowserStorage {
  /** The value, or null where it is absent or not of its shape; a wrong one is removed. */
  read<Key extends StorageKey>(key: Key): Stored<Key> | null;
  write<Key extends StorageKey>(key: Key, value: Stored<Key>): void;
  remove(key: StorageKey): void;
  /** Removes everything that belongs to the person, but what is to be kept. */
  clear(kept?: StorageKey): void;
  /** Drops what this tab alone holds of the person, because the browser would not keep it. */
  forgetOwn(): void;
  /** Whether the browser keeps anything over a reload. */
  readonly isLasting: boolean;
}

/**
 * The one door to the browser's storage. Where the browser refuses to keep a value (full, forbidden), it is
 * kept in memory for this tab.
 */
export function createStorage(browser: Pick<Window, 'localStorage' | 'sessionStorage'>): BrowserStorage {
  const memory = new Map<StorageKey, string>();
  /** Forbidden storage throws here already. */
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
      // Forbidden storage holds nothing to remove.
    }
  }

  return {
    read(key) {
      const text = readText(key);
      if (text === null) return null;
      const value = rawKeys.has(key) ? text : parseJson(text);
      const parsed = v.safeParse(schemas[key], value);
      if (parsed.success) return parsed.output;
      remove(key);
      return null;
    },
    write(key, value) {
      const text = typeof value === 'string' && rawKeys.has(key) ? value : JSON.stringify(value);
      try {
        areaOf(key).setItem(key, text);
        memory.delete(key);
      } catch {
        // What could not be replaced is out of date: other tabs must not find it.
        remove(key);
        memory.set(key, text);
      }
    },
    remove,
    forgetOwn: () => memory.clear(),
    isLasting: canKeep(browser),
    clear(kept) {
      for (const key of Object.keys(personalSchemas) as StorageKey[]) if (key !== kept) remove(key);
    },
  };
}

function canKeep(browser: Pick<Window, 'localStorage'>): boolean {
  const trial = 'trial';
  try {
    browser.localStorage.setItem(trial, trial);
    browser.localStorage.removeItem(trial);
    return true;
  } catch {
    return false;
  }
}
