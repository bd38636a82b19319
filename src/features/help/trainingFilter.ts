import type { TrainingsQuery } from '#graphql/hooks.ts';

export type Training = TrainingsQuery['trainings']['trainings'][number];

/** Filters of the trainings by audience; `value` is the query parameter `for`, null without the parameter. */
export const trainingFilters = [
  { value: null, label: 'All' },
  { value: 'everybody', label: 'For everybody' },
  { value: 'owners', label: 'For owners' },
] as const;

export type TrainingFilter = (typeof trainingFilters)[number];

/** Returns the filter for the value of the query parameter `for`; the filter "All" if the value is null or unknown. */
export function readTrainingFilter(value: string | null): TrainingFilter {
  const known = value?.trim().toLowerCase();
  return trainingFilters.find((filter) => filter.value === known) ?? trainingFilters[0];
}

export function selectTrainings(trainings: readonly Training[], { value }: TrainingFilter): Training[] {
  return trainings.filter(({ audience }) => value === null || audience === value);
}
