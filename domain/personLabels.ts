/** What people are asked for of a person, wherever they are: as they see it, and as messages name it. */
export const personLabels = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
} as const;
