import type { TrainingsQuery } from '#graphql/hooks.ts';

export type Training = TrainingsQuery['trainings']['trainings'][number];

/** Whom trainings are for, as the `for` of the address names them. */
export const trainingFilters = [
  { value: null, label: 'All', audience: null },
  { value: 'everybody', label: 'For everybody', audience: 'EVERYBODY' },
  { value: 'owners', label: 'For owners', audience: 'OWNERS' },
] as const;

export type TrainingFilter = (typeof trainingFilters)[number];

/** The filter that an address names; a value that is none means all. */
export function filterNamed(value: string | null): TrainingFilter {
  const named = value?.trim().toLowerCase() ?? null;
  return trainingFilters.find((filter) => filter.value === named) ?? trainingFilters[0];
}

export function selectTrainings(trainings: readonly Training[], { audience }: TrainingFilter): Training[] {
  return trainings.filter((training) => audience === null || training.audience === audience);
}
