import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { brand } from '#domain/brand.ts';
import { projectRoot } from '#server/projectRoot.ts';
import { reasonOf, StartupError } from '#server/startupError.ts';

const placeholders: Readonly<Record<string, string>> = {
  '{product}': brand.name,
  '{marketplace}': brand.marketplaceName,
};

/**
 * What a file of `content/` says, checked against its shape; `{product}` and `{marketplace}` in its texts
 * become the names of the brand.
 * @throws {StartupError} naming the file, and what in it is missing or wrong
 */
export function readContent<Output>(file: string, schema: v.GenericSchema<unknown, Output>): Output {
  const parsed = v.safeParse(schema, parseFile(file));
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new StartupError(`content/${file}: ${v.getDotPath(issue) ?? 'the file'}: ${issue.message}`);
}

function parseFile(file: string): unknown {
  try {
    return JSON.parse(readFileSync(join(projectRoot, 'content', file), 'utf8'), (_key, value: unknown) =>
      typeof value === 'string'
        ? value.replaceAll(/\{(?:product|marketplace)\}/g, (name) => placeholders[name] ?? name)
        : value,
    );
  } catch (error) {
    throw new StartupError(`content/${file} could not be read: ${reasonOf(error)}`);
  }
}
