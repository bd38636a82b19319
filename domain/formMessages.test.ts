import { expect, it } from 'vitest';
import { formMessages } from './formMessages.ts';

it.each([
  [formMessages.required('Email'), 'Please enter Email'],
  [formMessages.blank('First name'), 'First name cannot be a blank character'],
  [formMessages.notValid('Email', 'email'), 'Email is not a valid email'],
  [formMessages.tooShort('Password', 8), 'Password must be at least 8 characters'],
  [formMessages.tooLong('Email', 320), 'Email must be up to 320 characters'],
  [formMessages.wrongLength('Code', 4, 12), 'Code must be between 4-12 characters'],
  [formMessages.outOfRange('Page', 1, 9), 'Page must be between 1-9'],
  [formMessages.notOneOf('Contact', ['Email', 'Phone']), 'Contact must be one of [Email, Phone]'],
])('a message contains the label: %s', (message, wording) => {
  expect(message).toBe(wording);
});
