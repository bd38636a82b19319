import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { brand } from '#domain/brand.ts';
import { projectRoot } from '#server/platform/settings/projectRoot.ts';
import { rootCauseMessage, StartupError } from '#server/platform/settings/startupError.ts';

const placeholders: Readonly<Record<string, string>> = {
  '{product}': brand.name,
  '{marketplace}': brand.marketplaceName,
};

/**
 * Reads and validates a file of `content/`, or the brand's own file of that name. Replaces `{product}` and
 * `{marketplace}` in its texts with the names of the brand.
 * @throws {StartupError} with the file, and the property that is missing or wrong
 */
export function readContent<Output>(name: string, schema: v.GenericSchema<unknown, Output>): Output {
  const own = `brands/${brand.slug}/content/${name}`;
  const file = existsSync(join(projectRoot, own)) ? own : `content/${name}`;
  const parsed = v.safeParse(schema, parseFile(file));
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new StartupError(`${file}: ${v.getDotPath(issue) ?? 'the file'}: ${issue.message}`);
}

function parseFile(file: string): unknown {
  try {
    return JSON.parse(readFileSync(join(projectRoot, file), 'utf8'), (_key, value: unknown) =>
      typeof value === 'string'
        ? value.replaceAll(/\{(?:product|marketplace)\}/g, (name) => placeholders[name] ?? name)
        : value,
    );
  } catch (error) {
    throw new StartupError(`${file} could not be read: ${rootCauseMessage(error)}`);
  }
}
