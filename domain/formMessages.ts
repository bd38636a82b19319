/** Creates messages of forms from the label of a field (spec section 5, screens 2.1.4). */
export const formMessages = {
  required: (label: string) => `Please enter ${label}`,
  blank: (label: string) => `${label} cannot be a blank character`,
  notValid: (label: string, type: string) => `${label} is not a valid ${type}`,
  tooShort: (label: string, min: number) => `${label} must be at least ${min} characters`,
  tooLong: (label: string, max: number) => `${label} must be up to ${max} characters`,
  wrongLength: (label: string, min: number, max: number) =>
    `${label} must be between ${min}-${max} characters`,
  outOfRange: (label: string, min: number, max: number) => `${label} must be between ${min}-${max}`,
  notOneOf: (label: string, choices: readonly string[]) => `${label} must be one of [${choices.join(', ')}]`,
} as const;
