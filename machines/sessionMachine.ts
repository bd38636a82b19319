import { narrowEvent, params } from './params.ts';
import { sessionSetup, track } from './sessionSetup.ts';
import { visitorContext } from './sessionContext.ts';

/**
 * The session of a person, from the token found in the browser to the log-out (spec section 4). Only a log-out, or a
 * token that is missing or rejected (401), ends the session; a network fault or a failing server never does.
 */
export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  description: 'Who is signed in.',
  context: { ...visitorContext, session: null, beganBy: 'restoring' },
  initial: 'restoring',
  invoke: { id: 'watchTabs', src: 'watchTabs' },
  on: {
    'logIn.visited': { meta: track('Login Visited') },
    'logOut.requested': {
      target: '.loggedOut.revoking',
      actions: ['tellTabs', 'forgetPerson', 'tellLoggedOut'],
      meta: track('Logout'),
    },
    'otherTab.loggedOut': {
      guard: { type: 'isOwnSession', params: ({ event }) => event.session },
      target: '.loggedOut',
      actions: ['forgetLeft', 'forgetPerson', 'tellLoggedOut'],
    },
    'person.arrived': {
      target: '.opening',
      actions: { type: 'keepLogIn', params },
      meta: track('Login Success', { method: 'sso' }),
    },
    // Ignores late events of an ended session.
    'person.renewed': {},
    'token.rejected': {},
    'otherTab.stored': { target: '.restoring', actions: ['clearCache', 'forgetPerson', 'followOtherTab'] },
  },
  states: {
    restoring: {
      description: 'The page, while the stored session is read.',
      tags: 'undecided',
      invoke: {
        id: 'restoreSession',
        src: 'restoreSession',
        onDone: [
          {
            guard: { type: 'isTokenHeld', params: ({ event }) => event.output },
            target: 'opening',
            actions: { type: 'keepStored', params: ({ event }) => event.output },
          },
          { target: 'loggedOut', actions: 'tellAbsent' },
        ],
        onError: { target: 'loggedOut', actions: 'tellAbsent' },
      },
      on: { 'token.rejected': 'ended' },
    },
    loggedOut: {
      description: 'Nobody is signed in.',
      initial: 'idle',
      on: {
        'logIn.submitted': 'loggingIn',
        'logIn.visited': { actions: 'dismissFailure', meta: track('Login Visited') },
        'logOut.requested': { actions: 'tellLoggedOut' },
        'otherTab.loggedOut': {},
      },
      states: {
        idle: { description: 'The log-in form; after logging out, any page as a visitor.' },
        revoking: {
          description: 'The landing page, right after logging out.',
          invoke: {
            id: 'logOut',
            src: 'logOut',
            input: ({ context }) => context.session,
            onDone: 'idle',
            onError: 'idle',
          },
        },
      },
    },
    loggingIn: {
      description: 'The log-in form, while it is sent.',
      tags: 'busy',
      entry: 'startLoggingIn',
      on: {
        // One log-in at a time, however often the button is pressed.
        'logIn.submitted': {},
        'token.rejected': { actions: ['forgetSession', 'dropSession', 'tellAbsent'] },
        'otherTab.loggedOut': {
          guard: { type: 'isOwnSession', params: ({ event }) => event.session },
          actions: ['forgetLeft', 'dropSession', 'tellAbsent'],
        },
      },
      invoke: {
        id: 'logIn',
        src: 'logIn',
        input: ({ event }) => narrowEvent(event, 'logIn.submitted').credentials,
        onDone: {
          target: 'opening',
          actions: { type: 'keepLogIn', params: ({ event }) => event.output },
          meta: track('Login Success', { method: 'password' }),
        },
        onError: [
          {
            guard: { type: 'isProfileMissing', params },
            target: 'notLoggedIn',
            actions: { type: 'leadToProfile', params },
          },
          { guard: { type: 'isUnconfirmed', params }, target: 'notLoggedIn', actions: 'leadToVerification' },
          { target: 'notLoggedIn', actions: { type: 'keepFailure', params } },
        ],
      },
    },
    notLoggedIn: {
      description: 'The log-in has failed; the session stays as it was.',
      always: [{ guard: 'isHeld', target: 'personUnknown' }, { target: 'loggedOut' }],
    },
    opening: {
      description:
        'There is a token, so calls can be made; whether the person is known decides the next state.',
      entry: 'tellOpened',
      always: [{ guard: 'isRefreshNeeded', target: 'refreshingUserInfo' }, { target: 'loggedIn' }],
    },
    refreshingUserInfo: {
      description: 'The page, while the person is loaded again.',
      tags: ['undecided', 'busy'],
      invoke: {
        id: 'refreshUserInfo',
        src: 'refreshUserInfo',
        onDone: { target: 'loggedIn', actions: { type: 'keepPerson', params: ({ event }) => event.output } },
        onError: [
          {
            guard: 'isPersonUnknown',
            target: 'personUnknown',
            actions: [{ type: 'keepUnread', params }, 'tellUnread'],
          },
          { target: 'loggedIn' },
        ],
      },
      on: {
        'token.rejected': 'ended',
        'person.renewed': { actions: { type: 'keepPerson', params: ({ event }) => event.userInfo } },
        'otherTab.stored': {
          guard: { type: 'isOwnSession', params: ({ event }) => event.session },
          actions: { type: 'renewPerson', params },
        },
      },
    },
    personUnknown: {
      description: 'The error screen: the person could not be loaded.',
      on: {
        'logIn.submitted': 'loggingIn',
        'token.rejected': 'ended',
        'person.renewed': {
          target: 'loggedIn',
          actions: { type: 'keepPerson', params: ({ event }) => event.userInfo },
        },
        'otherTab.stored': {
          guard: { type: 'isOwnSession', params: ({ event }) => event.session },
          actions: { type: 'renewPerson', params },
        },
      },
    },
    loggedIn: {
      description: 'Somebody is signed in and known.',
      entry: 'tellBegan',
      initial: 'choosingRole',
      on: {
        'token.rejected': 'ended',
        'person.renewed': [
          {
            guard: { type: 'isInAnotherRole', params: ({ event }) => event.userInfo },
            target: '.choosingRole',
            actions: [{ type: 'keepPerson', params: ({ event }) => event.userInfo }, 'tellRoleChanged'],
          },
          { target: '.choosingRole', actions: { type: 'keepPerson', params: ({ event }) => event.userInfo } },
        ],
        'otherTab.stored': {
          guard: { type: 'isOwnSession', params: ({ event }) => event.session },
          actions: { type: 'renewPerson', params },
        },
      },
      states: {
        choosingRole: {
          description: 'The role of the person decides what they see.',
          always: [
            { guard: 'isSystemAdmin', target: 'systemAdmin' },
            { guard: 'isOwner', target: 'owner' },
            { guard: 'isUser', target: 'user' },
            { target: 'other' },
          ],
        },
        systemAdmin: { description: 'The administration.' },
        owner: { description: 'The product as an owner.' },
        user: { description: 'The product as a user.' },
        other: { description: 'The landing page of a logged-in person, such as an affiliate.' },
      },
    },
    ended: {
      description: 'The page says that the session has ended, and offers to log in again.',
      entry: ['forgetSession', 'forgetPerson', 'tellEnded'],
      on: {
        'logIn.submitted': 'loggingIn',
        'logOut.requested': { target: 'loggedOut', actions: 'tellLoggedOut' },
      },
    },
  },
});
