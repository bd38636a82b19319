/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { RequestDocument } from '#api/requestDocument.ts';
/** State of an application to be an affiliate. */
export type ApplicationState =
  | 'approved'
  | 'infoRequested'
  | 'pending'
  | 'rejected'
  | 'suspended';

export type OwnApplicationFieldsFragment = { id: string, state: ApplicationState, question: string | null, answer: string | null, reason: string | null, version: number, referral: { link: string, business: string, registered: number, confirmed: number, loggedIn: number, startedOffer: number, code: { path: string, size: number } } | null };

export type OwnApplicationQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnApplicationQuery = { ownApplication: { id: string, state: ApplicationState, question: string | null, answer: string | null, reason: string | null, version: number, referral: { link: string, business: string, registered: number, confirmed: number, loggedIn: number, startedOffer: number, code: { path: string, size: number } } | null } | null };

export type AnswerApplicationQuestionMutationVariables = Exact<{
  version: number;
  answer: string;
}>;


export type AnswerApplicationQuestionMutation = { answerApplicationQuestion: { id: string, state: ApplicationState, question: string | null, answer: string | null, reason: string | null, version: number, referral: { link: string, business: string, registered: number, confirmed: number, loggedIn: number, startedOffer: number, code: { path: string, size: number } } | null } };

export const OwnApplicationDocument: RequestDocument<OwnApplicationQuery, OwnApplicationQueryVariables> = {"name":"OwnApplication","kind":"query","text":"fragment OwnApplicationFields on OwnApplication {\n  __typename\n  id\n  state\n  question\n  answer\n  reason\n  referral {\n    __typename\n    link\n    business\n    code {\n      __typename\n      path\n      size\n    }\n    registered\n    confirmed\n    loggedIn\n    startedOffer\n  }\n  version\n}\n\nquery OwnApplication {\n  ownApplication {\n    __typename\n    ...OwnApplicationFields\n  }\n}","fields":{"ownApplication":{}}};

export const AnswerApplicationQuestionDocument: RequestDocument<AnswerApplicationQuestionMutation, AnswerApplicationQuestionMutationVariables> = {"name":"AnswerApplicationQuestion","kind":"mutation","text":"fragment OwnApplicationFields on OwnApplication {\n  __typename\n  id\n  state\n  question\n  answer\n  reason\n  referral {\n    __typename\n    link\n    business\n    code {\n      __typename\n      path\n      size\n    }\n    registered\n    confirmed\n    loggedIn\n    startedOffer\n  }\n  version\n}\n\nmutation AnswerApplicationQuestion($version: Int!, $answer: String!) {\n  answerApplicationQuestion(version: $version, answer: $answer) {\n    __typename\n    ...OwnApplicationFields\n  }\n}","fields":{"answerApplicationQuestion":{}}};
