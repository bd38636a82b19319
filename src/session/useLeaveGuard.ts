import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useBlocker, type BlockerFunction } from 'react-router-dom';
import { leavingMachine, type UnsavedWorkState } from '#machines/leavingMachine.ts';
import { useChart } from './useChart.ts';

interface LeaveGuard {
  readonly work: UnsavedWorkState;
  /** Judges a navigation: `free` proceeds, `held` waits for the person, `here` waits, and then only leaves the form. */
  readonly judge: (navigation: Parameters<BlockerFunction>[0]) => 'free' | 'held' | 'here';
  readonly onDropped?: () => void;
}

/** Asks before unsaved work is lost (`leavingMachine`): by a dialog of the page or, on unload, of the browser. */
export function useLeaveGuard({ work, judge, onDropped }: LeaveGuard) {
  const chart = useChart(leavingMachine, { work });
  const isAsked = useSelector(chart, (snapshot) => snapshot.hasTag('asked'));
  useEffect(() => chart.send({ type: 'work.changed', work }), [chart, work]);

  const staysHere = useRef(false);
  const blocker = useBlocker((navigation) => {
    const judged = judge(navigation);
    if (judged === 'free') return false;
    staysHere.current = judged === 'here';
    return true;
  });
  // `blocker` is a new object for each navigation, of which several may come before the page has rendered.
  useEffect(() => {
    if (blocker.state === 'blocked') chart.send({ type: 'leaving.wanted' });
  }, [chart, blocker]);

  const drop = useEffectEvent(() => onDropped?.());
  const settle = useEffectEvent((isLeft: boolean) => {
    if (isLeft && !staysHere.current) blocker.proceed?.();
    else blocker.reset?.();
  });
  useEffect(() => {
    const heard = [
      chart.on('work.dropped', () => drop()),
      chart.on('page.left', () => settle(true)),
      chart.on('page.kept', () => settle(false)),
    ];
    return () => heard.forEach((subscription) => subscription.unsubscribe());
  }, [chart]);

  const isAtRisk = work !== 'none';
  useEffect(() => {
    if (!isAtRisk) return undefined;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, [isAtRisk]);

  return {
    isAsked,
    leave: () => chart.send({ type: 'leaving.confirmed' }),
    stay: () => chart.send({ type: 'leaving.declined' }),
    /** Requests to leave the form for another view at the same address. */
    wantToLeave: () => chart.send({ type: 'leaving.wanted' }),
  };
}
