import type { TrainingsQuery } from '#graphql/hooks.ts';

export type Training = TrainingsQuery['trainings']['trainings'][number];

/** Filters by audience; the address has the chosen one as the parameter `for`. */
export const trainingFilters = [
  { value: null, label: 'All' },
  { value: 'everybody', label: 'For everybody' },
  { value: 'owners', label: 'For owners' },
] as const;

export type TrainingFilter = (typeof trainingFilters)[number];

/** Returns the filter for the value of the parameter; the filter for all if the value is unknown. */
export function readTrainingFilter(value: string | null): TrainingFilter {
  const known = value?.trim().toLowerCase();
  return trainingFilters.find((filter) => filter.value === known) ?? trainingFilters[0];
}

export function selectTrainings(trainings: readonly Training[], { value }: TrainingFilter): Training[] {
  return trainings.filter(({ audience }) => value === null || audience === value);
}
