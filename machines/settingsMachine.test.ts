import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { describeChart } from '#tests/charts/describeChart.ts';
import { settingsMachine } from './settingsMachine.ts';

describeChart('settingsMachine', {
  machine: settingsMachine,
  happenings: [
    { send: { type: 'team.shown' } },
    { send: { type: 'certificates.shown' } },
    { send: { type: 'company.shown' } },
  ],
  actors: ['team', 'certificates'],
});

describe('account settings', () => {
  it('keep the state of a section when another page of it is shown', () => {
    const settings = createActor(settingsMachine).start();
    settings.send({ type: 'team.shown' });
    const { team } = settings.getSnapshot().children;
    team?.send({ type: 'invite.pressed' });
    team?.send({ type: 'form.typed' });
    settings.send({ type: 'team.shown' });
    expect(settings.getSnapshot().children.team).toBe(team);
    expect(team?.getSnapshot()).toMatchObject({ value: { inviting: 'editing' }, context: { isTyped: true } });
  });

  it('stop the chart of a section when another section is shown', () => {
    const settings = createActor(settingsMachine).start();
    settings.send({ type: 'team.shown' });
    const { team } = settings.getSnapshot().children;
    settings.send({ type: 'certificates.shown' });
    expect(team?.getSnapshot().status).toBe('stopped');
    expect(Object.keys(settings.getSnapshot().children)).toEqual(['certificates']);
  });
});
