/**
 * Real firms that a sailing company might be taken for, or might seem to recommend. Bodies whose
 * rules we teach by, and titles of books that we sell, are not among them.
 */
export const realNames: readonly string[] = [
  // Sailing schools and trusts
  ...['First Class Sailing', 'Southern Sailing', 'Hamble School of Yachting', 'UKSA', 'Ondeck'],
  ...['Elite Sailing', 'Flying Fish', 'Britannia Sailing', 'Universal Yachting', 'Sailing Logic'],
  ...['Five Star Sailing', 'Solent Boat Training', 'Girls for Sail', 'Rubicon 3', 'BSF Sailing'],
  ...['East Anglian Sea School', 'Plymouth Sailing School', 'Commodore Yachting', 'ScotSail'],
  ...['Skippers Online', 'NavAtHome', 'Ardent Training', 'Clipper Ventures', 'Hoylake'],
  ...['Tall Ships Youth Trust', 'Jubilee Sailing Trust', 'Ocean Youth Trust', 'Trinity Sailing'],
  // Charter and holidays
  ...['Sunsail', 'The Moorings', 'Dream Yacht', 'Neilson', 'Nautilus Yachting', 'Mark Warner'],
  ...['Fairview Sailing', 'Kiriacoulis', 'VentureSail', 'Another World Adventures', 'Boatfolk'],
  ...['Premier Marinas', 'MDL', 'Ocean Village', 'Shamrock Quay', 'Port Hamble', 'Gunwharf'],
  // Chandlers, clothes, instruments and builders
  ...['Force 4', 'Force4', 'Marine Superstore', 'Pirates Cave', 'Gael Force', 'Imray', 'Stanfords'],
  ...['Musto', 'Helly Hansen', 'Henri Lloyd', 'Zhik', 'Spinlock', 'Crewsaver', 'Harken', 'Lewmar'],
  ...['Raymarine', 'Garmin', 'Navionics', 'Adlard Coles', 'Fernhurst', 'Beneteau', 'Bénéteau'],
  ...['Bavaria', 'Jeanneau', 'Hallberg-Rassy', 'Dufour', 'Westerly'],
  // Software and review sites
  ...['PredictWind', 'Savvy Navvy', 'OpenCPN', 'XCWeather', 'Windguru', 'Windfinder', 'Google'],
  ...['TripAdvisor', 'Tripadvisor', 'Trustpilot', 'Feefo', 'WordPress', 'Shopify'],
  // Magazines
  ...['Yachting Monthly', 'Practical Boat Owner', 'Yachting World', 'Sailing Today'],
  ...['Classic Boat', 'Cruising World'],
]
