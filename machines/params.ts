/** Gives a guard or an action the whole event as its parameters. */
export const params = <Event>({ event }: { event: Event }): Event => event;
