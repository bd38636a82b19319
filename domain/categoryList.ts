import * as v from 'valibot';
import { allCategoriesName, isSameCategory } from './category.ts';
import { publishingLimits } from './publishingLimits.ts';
import { requiredText } from './textFields.ts';

export interface EditedCategory {
  /** Id of the category; empty for a new one. */
  readonly categoryId: string;
  readonly name: string;
}

const categoryId = v.pipe(v.string(), v.regex(/^(?:[1-9]\d{0,8})?$/, "We don't know that category"));

export const categoryListDraftSchema = v.pipe(
  v.array(v.object({ categoryId, name: v.pipe(v.string(), v.maxLength(publishingLimits.lineLength)) })),
  v.maxLength(publishingLimits.categories, `You can have up to ${publishingLimits.categories} categories`),
);

/** Checks a list of categories for publication: at least one category, each with a unique name. */
export const categoryListSchema = v.pipe(
  v.array(v.object({ categoryId, name: v.string() })),
  v.minLength(1, 'Keep at least one category'),
  v.maxLength(publishingLimits.categories, `You can have up to ${publishingLimits.categories} categories`),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    for (const [index, category] of dataset.value.entries()) {
      const message = faultOfName(category, index) ?? faultBeside(category, dataset.value.slice(0, index));
      if (message !== null) addIssue({ message, path: pathTo(dataset.value, index) });
    }
  }),
  v.transform((list) => list.map(({ categoryId: id, name }) => ({ categoryId: id, name: name.trim() }))),
);

export function categoryFieldLabel(index: number): string {
  return `Category ${index + 1}`;
}

function faultOfName({ name }: EditedCategory, index: number): string | null {
  const schema = requiredText(categoryFieldLabel(index), publishingLimits.categoryNameLength);
  return v.safeParse(schema, name, { abortPipeEarly: true }).issues?.[0].message ?? null;
}

function faultBeside({ categoryId: id, name }: EditedCategory, earlier: readonly EditedCategory[]) {
  if (isSameCategory(name, allCategoriesName)) {
    return `${allCategoriesName} means every category: choose another name`;
  }
  if (earlier.some((other) => isSameCategory(name, other.name))) return 'Another category has this name';
  if (id !== '' && earlier.some((other) => other.categoryId === id))
    return 'This category is already in the list';
  return null;
}

function pathTo(list: readonly EditedCategory[], index: number): [v.ArrayPathItem, v.ObjectPathItem] {
  const entry = list[index];
  return [
    { type: 'array', origin: 'value', input: [...list], key: index, value: entry },
    { type: 'object', origin: 'value', input: { ...entry }, key: 'name', value: entry?.name },
  ];
}

/** A fault that prevents publication. `index` is the position of the category, from 0; null for the list as a whole. */
export interface CategoryFault {
  readonly index: number | null;
  readonly message: string;
}

export function findCategoryFaults(list: readonly EditedCategory[]): readonly CategoryFault[] {
  const { issues = [] } = v.safeParse(categoryListSchema, list, { abortPipeEarly: true });
  return issues.map((issue) => {
    const [first] = issue.path ?? [];
    return { index: typeof first?.key === 'number' ? first.key : null, message: issue.message };
  });
}
