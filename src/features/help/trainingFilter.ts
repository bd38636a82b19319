import type { TrainingsQuery } from '#graphql/hooks.ts';

export type Training = TrainingsQuery['trainings']['trainings'][number];

/** Filters by audience, which is the parameter `for` of the address. */
export const trainingFilters = [
  { value: null, label: 'All' },
  { value: 'everybody', label: 'For everybody' },
  { value: 'owners', label: 'For owners' },
] as const;

export type TrainingFilter = (typeof trainingFilters)[number];

/** Finds the filter for a value of the address; an unknown value means all. */
export function readTrainingFilter(value: string | null): TrainingFilter {
  const known = value?.trim().toLowerCase();
  return trainingFilters.find((filter) => filter.value === known) ?? trainingFilters[0];
}

export function selectTrainings(trainings: readonly Training[], { value }: TrainingFilter): Training[] {
  return trainings.filter(({ audience }) => value === null || audience === value);
}
