import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event'

/** A visitor's mouse and keyboard; without the check of every ancestor's style, which takes jsdom long. */
export const hands = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never })
