/**
 * What counts as one caller: an IPv4 address, or the first 56 bits of an IPv6 address, which are
 * commonly handed to one household.
 */
export { ipKeyGenerator as callerNetwork } from 'express-rate-limit'
