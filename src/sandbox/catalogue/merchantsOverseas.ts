/** Merchants of America and Asia. See `readMerchants` for the columns. */
export const merchantsOverseas = `
Juniper Spoke Diner | eating-out 5812 | utensils #c9184a #fff0f3 | 9-48 | restaurant-midnight | 4.4 1 | Portland | via=SQK
Cactus & Comet | eating-out 5812 | burst #386641 #f2e8cf | 11-62 | bar-midnight | 4.3 2 | Denver, Chicago | via=TBL
Maplewick Grocers | groceries 5411 | leaf #bc6c25 #fefae0 | 9-94 | grocer | 4.2 2 | Chicago, Denver, Portland | esg=nested
Thunderfern Gas | fuel 5542 | bolt #003049 #fcbf49 | 24-70 | always | 3.8 - | Denver, Portland | -
Bluefennec Pharmacy | health 5912 | cross #0d6efd #ffffff | 4-38 | always-dated,grocer | 4 - | New York, Chicago | -
Dustmoth Outfitters | sport 5941 | tent #774936 #fff1e6 | 14-230 | shop-sunday | 4.6 3 | Denver | -
Gulperfish Games | entertainment 5816 | fish #240046 #c77dff | 2-60 | - | - | online | -
Skybison Air | travel 4511 | sail #f94144 #ffffff | 70-460 | - | - | online | -
Tacomoon Truck | eating-out 5814 | moon #f9c74f #6a040f | 6-24 | text-only | 4.7 1 | Portland | via=SQK
Quillowatt Electronics | electronics 5732 | signal #e9ecef #d00000 | 12-780 | shop-sunday | 4.1 3 | New York | -
Brownstone Lark Books | shopping 5942 | - | 8-46 | shop-sunday | 4.8 2 | New York | brand=none
Crosstown Ferret | transport 4121 | pin #fee440 #111111 | 7-42 | - | - | online | -
Hudsonwick Hotel | travel 7011 | key #0f2a3f #e9c46a | 140-380 | always | 4.2 4 | New York | -
Prairie Kettle Coffee | eating-out 5814 | cup #6f1d1b #ffe6a7 | 3-11 | cafe-early | 4.5 1 | Chicago, Denver | via=PYZ
Sorano Noodles | eating-out 5812 | - | 6-24 | - | - | 京都市 | as=SORANO_NOODLES,SORANO_NDL brand=none
星風書店 | shopping 5942 | book #ffffff #8d0801 | 4-28 | shop-sunday | 4.6 2 | 京都市, 東京 | as=HOSHIKAZE_SHOTEN id=hoshikaze-shoten
雲狐珈琲 | eating-out 5814 | cup #3a2e39 #f4d8cd | 2-9 | cafe | 4.7 1 | 京都市 | as=KUMOGITSUNE_COFFEE id=kumogitsune-coffee
ミナモマート | groceries 5499 | wave #00b4d8 #ffffff | 1-16 | always | 3.9 1 | 東京, 東京, 京都市 | as=MINAMO_MART id=minamo-mart
麺処 銀鯨 | eating-out 5812 | fish #c9d6df #1e2022 | 4-14 | restaurant | 4.5 1 | 東京 | as=MENDOKORO_GINKUJIRA id=ginkujira
青鹿電鉄 | transport 4112 | stripes #0466c8 #e3f2fd | 1-14 | rail | 4.2 - | 東京, 京都市 | as=AOJIKA_DENTETSU id=aojika-dentetsu
湯屋 ほたる舟 | beauty 7298 | drop #283d3b #edddd4 | 4-18 | bar-midnight | 4.6 - | 京都市 | as=YUYA_HOTARUBUNE id=hotarubune
مقهى نجمة اللؤلؤ | eating-out 5814 | petals #f3e9ff #4a1d96 #b794f4 | 2-16 | bar | 4.6 2 | مدينة الكويت | as=MAQHA_NAJMAT_ALLULU id=najmat-allulu
مكتبة ريشة الصحراء | shopping 5942 | sun #7f5539 #ede0d4 | 5-34 | restaurant | 4.5 - | مدينة الكويت | as=MAKTABAT_RISHAT_ALSAHRA id=rishat-alsahra
מאפיית כוכב הזית | eating-out 5462 | loaf #344e41 #dad7cd | 2-15 | bakery | 4.8 1 | תל אביב-יפו | as=MAAFIYAT_KOCHAV_HAZAIT id=kochav-hazait
עט וירח ספרים | shopping 5942 | moon #03071e #ffba08 | 6-36 | shop | 4.7 - | תל אביב-יפו | as=ET_VEYAREACH_SFARIM id=et-veyareach
`;
