/**
 * Merchant category codes (ISO 18245) and how their official descriptions read, with the variants that
 * are in use. Codes of single airlines, hotels and car rentals (3000 to 3999) have company names, so
 * only their common names are here.
 */
const TABLE = `
0742 Veterinary Services
0763 Agricultural Co-operatives | Agricultural Cooperatives
0780 Landscaping and Horticultural Services | Horticultural Services, Landscaping Services
1520 General Contractors – Residential and Commercial | General Contractors/Residential Building
1711 Heating, Plumbing, and Air Conditioning Contractors | Air Conditioning Contractors – Sales and Installation
1731 Electrical Contractors
1740 Masonry, Stonework, Tile Setting, Plastering and Insulation Contractors | Insulation – Contractors
1750 Carpentry Contractors
1761 Roofing, Siding, and Sheet Metal Work Contractors
1771 Concrete Work Contractors | Contractors – Concrete Work
1799 Special Trade Contractors (Not Elsewhere Classified) | Contractors – Special Trade
2741 Miscellaneous Publishing and Printing
2791 Typesetting, Plate Making and Related Services
2842 Specialty Cleaning, Polishing and Sanitation Preparations
3000 Airlines
3351 Car Rental
3501 Hotels, Motels, and Resorts | Hotels/Motels/Inns/Resorts
4011 Railroads | Railroads – Freight
4111 Local and Suburban Commuter Passenger Transportation, Including Ferries | Commuter Transport, Ferries
4112 Passenger Railways
4119 Ambulance Services
4121 Taxicabs and Limousines | Taxicabs/Limousines
4131 Bus Lines | Bus Lines, Including Charters, Tour Buses
4214 Motor Freight Carriers and Trucking – Local and Long Distance, Moving and Storage Companies, and Local Delivery Services
4215 Courier Services – Air and Ground, and Freight Forwarders | Courier Services
4225 Public Warehousing and Storage – Farm Products, Refrigerated Goods, Household Goods, and Storage | Public Warehousing
4411 Steamship and Cruise Lines | Cruise Lines
4457 Boat Rentals and Leases | Boat Rentals and Leasing
4468 Marinas, Marine Service, and Supplies | Marinas, Service and Supplies
4511 Airlines and Air Carriers (Not Elsewhere Classified) | Airlines, Air Carriers
4582 Airports, Flying Fields, and Airport Terminals | Airports, Airport Terminals
4722 Travel Agencies and Tour Operators | Travel Agencies, Tour Operators
4723 Package Tour Operators – Germany Only
4784 Tolls and Bridge Fees | Bridge and Road Fees, Tolls
4789 Transportation Services (Not Elsewhere Classified) | Transportation Services, Not Elsewhere Classified
4812 Telecommunication Equipment and Telephone Sales | Telecommunications Equipment Including Telephone Sales
4813 Key-Entry Telecom Merchant Providing Single Local and Long-Distance Phone Calls
4814 Telecommunication Services, Including Local and Long Distance Calls, Credit Card Calls, Calls Through Use of Magnetic-Stripe-Reading Telephones, and Fax Services | Fax services, Telecommunication Services | Telecommunication Services
4815 Monthly Summary Telephone Charges
4816 Computer Network/Information Services | Computer Network Services
4821 Telegraph Services
4829 Wire Transfers and Money Orders | Money Orders – Wire Transfer | Money Transfer | Wire Transfer Money Orders
4899 Cable, Satellite and Other Pay Television and Radio Services | Cable and Other Pay Television Services
4900 Utilities – Electric, Gas, Water, and Sanitary | Electric, Gas, Sanitary and Water Utilities | Utilities
5013 Motor Vehicle Supplies and New Parts
5021 Office and Commercial Furniture
5039 Construction Materials (Not Elsewhere Classified) | Construction Materials, Not Elsewhere Classified
5044 Photographic, Photocopy, Microfilm Equipment and Supplies | Office, Photographic, Photocopy, and Microfilm Equipment
5045 Computers and Computer Peripheral Equipment and Software | Computers, Computer Peripheral Equipment, Software
5046 Commercial Equipment (Not Elsewhere Classified)
5047 Medical, Dental, Ophthalmic and Hospital Equipment and Supplies | Dental/Laboratory/Medical/Ophthalmic Hospital Equipment and Supplies
5051 Metal Service Centers and Offices
5065 Electrical Parts and Equipment
5072 Hardware, Equipment and Supplies
5074 Plumbing and Heating Equipment and Supplies
5085 Industrial Supplies (Not Elsewhere Classified)
5094 Precious Stones and Metals, Watches and Jewelry
5099 Durable Goods (Not Elsewhere Classified)
5111 Stationery, Office Supplies, Printing and Writing Paper
5122 Drugs, Drug Proprietaries, and Druggist Sundries
5131 Piece Goods, Notions, and Other Dry Goods
5137 Men's, Women's, and Children's Uniforms and Commercial Clothing
5139 Commercial Footwear
5169 Chemicals and Allied Products (Not Elsewhere Classified)
5172 Petroleum and Petroleum Products
5192 Books, Periodicals and Newspapers
5193 Florists Supplies, Nursery Stock and Flowers
5198 Paints, Varnishes and Supplies
5199 Nondurable Goods (Not Elsewhere Classified)
5200 Home Supply Warehouse Stores
5211 Lumber and Building Materials Stores | Building Materials, Lumber Stores
5231 Glass, Paint, and Wallpaper Stores
5251 Hardware Stores
5261 Nurseries and Lawn and Garden Supply Stores | Lawn and Garden Supply Outlets, Including Nurseries
5262 Marketplaces
5271 Mobile Home Dealers
5300 Wholesale Clubs
5309 Duty Free Stores
5310 Discount Stores
5311 Department Stores
5331 Variety Stores
5399 Miscellaneous General Merchandise
5411 Grocery Stores and Supermarkets | Grocery Stores, Supermarkets
5422 Freezer and Locker Meat Provisioners | Meat Provisioners – Freezer and Locker
5441 Candy, Nut, and Confectionery Stores
5451 Dairy Products Stores
5462 Bakeries
5499 Miscellaneous Food Stores – Convenience Stores and Specialty Markets
5511 Car and Truck Dealers (New and Used) Sales, Service, Repairs, Parts and Leasing
5521 Car and Truck Dealers (Used Only) Sales, Service, Repairs, Parts and Leasing
5531 Auto and Home Supply Stores | Automobile Supply Stores
5532 Automotive Tire Stores
5533 Automotive Parts and Accessories Stores
5541 Service Stations (With or Without Ancillary Services) | Service Stations
5542 Automated Fuel Dispensers | Fuel Dispenser, Automated
5551 Boat Dealers
5552 Electric Vehicle Charging
5561 Camper, Recreational and Utility Trailer Dealers | Recreational and Utility Trailers, Camp Dealers
5571 Motorcycle Shops and Dealers | Motorcycle Dealers
5592 Motor Homes Dealers
5598 Snowmobile Dealers
5599 Miscellaneous Automotive, Aircraft, and Farm Equipment Dealers (Not Elsewhere Classified)
5611 Men's and Boys' Clothing and Accessories Stores
5621 Women's Ready-to-Wear Stores
5631 Women's Accessory and Specialty Shops
5641 Children's and Infants' Wear Stores
5651 Family Clothing Stores
5655 Sports and Riding Apparel Stores
5661 Shoe Stores
5681 Furriers and Fur Shops
5691 Men's and Women's Clothing Stores
5697 Tailors, Seamstresses, Mending, and Alterations
5698 Wig and Toupee Shops | Wig and Toupee Stores
5699 Miscellaneous Apparel and Accessory Shops | Accessory and Apparel Stores – Miscellaneous
5712 Furniture, Home Furnishings, and Equipment Stores, Except Appliances
5713 Floor Covering Stores
5714 Drapery, Window Covering, and Upholstery Stores
5718 Fireplaces, Fireplace Screens and Accessories Stores
5719 Miscellaneous Home Furnishing Specialty Stores
5722 Household Appliance Stores
5732 Electronics Stores | Electronic Sales
5733 Music Stores – Musical Instruments, Pianos, and Sheet Music
5734 Computer Software Stores
5735 Record Stores | Record Shops
5811 Caterers
5812 Eating Places and Restaurants | Eating Places, Restaurants
5813 Drinking Places (Alcoholic Beverages) – Bars, Taverns, Nightclubs, Cocktail Lounges, and Discotheques | Bars, Cocktail Lounges, Discotheques, Nightclubs and Taverns – Drinking Places
5814 Fast Food Restaurants
5815 Digital Goods Media – Books, Movies, Music
5816 Digital Goods – Games
5817 Digital Goods – Applications (Excludes Games)
5818 Digital Goods – Large Digital Goods Merchant
5912 Drug Stores and Pharmacies | Drug Stores, Pharmacies
5921 Package Stores – Beer, Wine, and Liquor
5931 Used Merchandise and Secondhand Stores
5932 Antique Shops – Sales, Repairs, and Restoration Services | Antique Shops
5933 Pawn Shops
5935 Wrecking and Salvage Yards
5937 Antique Reproductions
5940 Bicycle Shops – Sales and Service
5941 Sporting Goods Stores
5942 Book Stores
5943 Stationery, Office and School Supply Stores | Stationery Stores, Office and School Supply Stores
5944 Jewelry Stores, Watches, Clocks, and Silverware Stores
5945 Hobby, Toy, and Game Shops
5946 Camera and Photographic Supply Stores
5947 Gift, Card, Novelty and Souvenir Shops
5948 Luggage and Leather Goods Stores
5949 Sewing, Needlework, Fabric and Piece Goods Stores
5950 Glassware and Crystal Stores
5960 Direct Marketing – Insurance Services
5961 Mail Order Houses Including Catalog Order Stores
5962 Direct Marketing – Travel-Related Arrangement Services | Telemarketing – Travel Related Arrangement Services
5963 Door-to-Door Sales
5964 Direct Marketing – Catalog Merchant
5965 Direct Marketing – Combination Catalog and Retail Merchant
5966 Direct Marketing – Outbound Telemarketing Merchant | Outbound Telephone Sales
5967 Direct Marketing – Inbound Teleservices Merchant
5968 Direct Marketing – Continuity/Subscription Merchant
5969 Direct Marketing – Other Direct Marketers (Not Elsewhere Classified)
5970 Artist's Supply and Craft Shops
5971 Art Dealers and Galleries
5972 Stamp and Coin Stores
5973 Religious Goods Stores
5975 Hearing Aids – Sales, Service, and Supply | Hearing Aids
5976 Orthopedic Goods – Prosthetic Devices
5977 Cosmetic Stores
5978 Typewriter Stores – Sales, Rentals and Service
5983 Fuel Dealers – Fuel Oil, Wood, Coal, and Liquefied Petroleum
5992 Florists
5993 Cigar Stores and Stands
5994 News Dealers and Newsstands
5995 Pet Shops, Pet Foods and Supplies Stores
5996 Swimming Pools – Sales, Service, and Supplies
5997 Electric Razor Stores – Sales and Service
5998 Tent and Awning Shops
5999 Miscellaneous and Specialty Retail Shops
6010 Financial Institutions – Manual Cash Disbursements | Manual Cash Disburse
6011 Financial Institutions – Automated Cash Disbursements | Automated Cash Disburse
6012 Financial Institutions – Merchandise, Services, and Debt Repayment | Financial Institutions – Merchandise and Services
6050 Quasi Cash – Customer Financial Institution
6051 Non-Financial Institutions – Foreign Currency, Liquid and Cryptocurrency Assets, Money Orders, Travelers Cheques, and Debt Repayment | Quasi Cash – Merchant
6211 Security Brokers and Dealers
6236 Quasi Cash – Merchant
6300 Insurance Sales, Underwriting, and Premiums
6381 Insurance Premiums
6399 Insurance (Not Elsewhere Classified)
6513 Real Estate Agents and Managers – Rentals
6529 Remote Stored Value Load – Member Financial Institution
6530 Remote Stored Value Load – Merchant
6532 Payment Transaction – Customer Financial Institution
6533 Payment Transaction – Merchant
6535 Value Purchase – Member Financial Institution
6536 MoneySend Intracountry
6537 MoneySend Intercountry
6538 MoneySend Funding | Money Transfer Funding
6540 Non-Financial Institutions – Stored Value Card Purchase/Load | POI Funding Transactions
7011 Lodging – Hotels, Motels, and Resorts | Hotels, Motels, Resorts, Central Reservation Services
7012 Timeshares
7032 Sporting and Recreational Camps | Recreational and Sporting Camps
7033 Trailer Parks and Campgrounds | Campgrounds and Trailer Parks
7210 Laundry, Cleaning, and Garment Services
7211 Laundries – Family and Commercial
7216 Dry Cleaners
7217 Carpet and Upholstery Cleaning
7221 Photographic Studios
7230 Beauty and Barber Shops | Barber and Beauty Shops
7251 Shoe Repair Shops, Shoe Shine Parlors, and Hat Cleaning Shops
7261 Funeral Services and Crematories | Funeral Service and Crematories
7273 Dating Services | Dating and Escort Services
7276 Tax Preparation Services
7277 Counseling Services – Debt, Marriage, and Personal
7278 Buying and Shopping Services and Clubs
7296 Clothing Rental – Costumes, Uniforms, Formal Wear
7297 Massage Parlors
7298 Health and Beauty Spas
7299 Miscellaneous Personal Services (Not Elsewhere Classified) | Other Services (Not Elsewhere Classified)
7311 Advertising Services
7321 Consumer Credit Reporting Agencies
7322 Debt Collection Agencies
7332 Blueprinting and Photocopying Services
7333 Commercial Photography, Art, and Graphics
7338 Quick Copy, Reproduction, and Blueprinting Services
7339 Stenographic and Secretarial Support Services
7342 Exterminating and Disinfecting Services
7349 Cleaning, Maintenance and Janitorial Services
7361 Employment Agencies and Temporary Help Services
7372 Computer Programming, Data Processing, and Integrated Systems Design Services
7375 Information Retrieval Services
7379 Computer Maintenance, Repair and Services (Not Elsewhere Classified)
7392 Management, Consulting, and Public Relations Services
7393 Detective Agencies, Protective Services, and Security Services, including Armored Cars, and Guard Dogs
7394 Equipment, Tool, Furniture, and Appliance Rentals and Leasing
7395 Photofinishing Laboratories and Photo Developing
7399 Business Services (Not Elsewhere Classified)
7511 Truck Stop Transactions
7512 Automobile Rental Agency | Car Rental Agencies (Not Elsewhere Classified)
7513 Truck and Utility Trailer Rentals
7519 Motor Home and Recreational Vehicle Rentals
7523 Parking Lots, Parking Meters and Garages | Automobile Parking Lots and Garages
7524 Express Payment Service Merchants – Parking Lots and Garages
7531 Automotive Body Repair Shops
7534 Tire Retreading and Repair Shops
7535 Automotive Paint Shops
7538 Automotive Service Shops (Non-Dealer)
7542 Car Washes
7549 Towing Services
7622 Electronics Repair Shops | Radio Repair Shops
7623 Air Conditioning and Refrigeration Repair Shops
7629 Electrical and Small Appliance Repair Shops
7631 Watch, Clock and Jewelry Repair
7641 Furniture – Reupholstery, Repair, and Refinishing
7692 Welding Services
7699 Miscellaneous Repair Shops and Related Services
7800 Government-Owned Lotteries
7801 Government Licensed On-Line Casinos (On-Line Gambling)
7802 Government-Licensed Horse/Dog Racing
7829 Motion Picture and Video Tape Production and Distribution
7832 Motion Picture Theaters
7841 DVD/Video Tape Rental Stores
7911 Dance Halls, Studios and Schools
7922 Theatrical Producers (Except Motion Pictures) and Ticket Agencies
7929 Bands, Orchestras, and Miscellaneous Entertainers (Not Elsewhere Classified)
7932 Billiard and Pool Establishments
7933 Bowling Alleys
7941 Commercial Sports, Professional Sports Clubs, Athletic Fields, and Sports Promoters
7991 Tourist Attractions and Exhibits
7992 Public Golf Courses | Golf Courses – Public
7993 Video Amusement Game Supplies
7994 Video Game Arcades/Establishments
7995 Betting, including Lottery Tickets, Casino Gaming Chips, Off-Track Betting, and Wagers at Race Tracks
7996 Amusement Parks, Circuses, Carnivals, and Fortune Tellers
7997 Membership Clubs (Sports, Recreation, Athletic), Country Clubs, and Private Golf Courses
7998 Aquariums, Seaquariums, Dolphinariums, and Zoos
7999 Recreation Services (Not Elsewhere Classified)
8011 Doctors and Physicians (Not Elsewhere Classified) | Doctors
8021 Dentists and Orthodontists
8031 Osteopaths
8041 Chiropractors
8042 Optometrists and Ophthalmologists
8043 Opticians, Optical Goods, and Eyeglasses
8049 Podiatrists and Chiropodists
8050 Nursing and Personal Care Facilities
8062 Hospitals
8071 Medical and Dental Laboratories
8099 Medical Services and Health Practitioners (Not Elsewhere Classified) | Medical Services
8111 Legal Services and Attorneys | Attorneys, Legal Services
8211 Elementary and Secondary Schools | Schools, Elementary and Secondary
8220 Colleges, Universities, Professional Schools, and Junior Colleges
8241 Correspondence Schools
8244 Business and Secretarial Schools
8249 Vocational and Trade Schools | Trade Schools
8299 Schools and Educational Services (Not Elsewhere Classified)
8351 Child Care Services
8398 Charitable and Social Service Organizations | Organizations, Charitable and Social Service
8641 Civic, Social, and Fraternal Associations
8651 Political Organizations
8661 Religious Organizations
8675 Automobile Associations
8699 Membership Organizations (Not Elsewhere Classified)
8734 Testing Laboratories (Non-Medical Testing)
8911 Architectural, Engineering, and Surveying Services
8931 Accounting, Auditing, and Bookkeeping Services
8999 Professional Services (Not Elsewhere Classified)
9211 Court Costs, Including Alimony and Child Support
9222 Fines
9223 Bail and Bond Payments
9311 Tax Payments
9399 Government Services (Not Elsewhere Classified)
9402 Postal Services – Government Only
9405 U.S. Federal Government Agencies or Departments | Intra-Government Purchases – Government Only
9406 Government-Owned Lotteries (Non-U.S. region)
9411 Government Loan Payments
9700 Automated Referral Service
9751 U.K. Supermarkets, Electronic Hot File
9752 U.K. Petrol Stations, Electronic Hot File
9950 Intra-Company Purchases
`;

/** Code, description. */
export const merchantCodes: readonly (readonly [code: string, description: string])[] = TABLE.trim()
  .split('\n')
  .flatMap((line) =>
    line
      .slice(5)
      .split(' | ')
      .map((description) => [line.slice(0, 4), description] as const),
  );
