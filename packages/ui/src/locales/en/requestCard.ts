/** Words of the non-modal arrival. */
export const requestCard = {
  region: 'Requests from servers',
  form: '{server} asks you something',
  url: '{server} wants you to visit a site',
  sampling: '{server} wants to use your model',
  roots: '{server} asks which folders it may work in',
  arrivedForm: 'A server asks you something. Its request is waiting.',
  arrivedUrl: 'A server wants you to visit a site. Its request is waiting.',
  arrivedSampling: 'A server wants to use your model. Its request is waiting.',
  arrivedRoots: 'A server asks which folders it may work in. Its request is waiting.',
  show: 'Show',
  moreWaiting: { one: '{count} more is waiting', other: '{count} more are waiting' },
  arrivedOpened: 'A server still waits for what you do on the page you opened.',
  opened: 'You opened its page. Come back here when you have finished there.',
  answered: 'Answered, not sent yet',
  stopAsking: 'Stop asking for now',
  stopAskingExplain:
    'Further requests of this server wait unseen until you allow them again. None is answered for you.',
  heldBack: {
    one: '{count} request of {server} is held back',
    other: '{count} requests of {server} are held back',
  },
  allowAgain: 'Show them',
} as const;
